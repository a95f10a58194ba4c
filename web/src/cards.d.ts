declare module 'virtual:cards' {
  const cards: Record<
    string,
    { kind: 'occupation' | 'minor'; costs: import('./lib/protocol').Goods[]; points: number } | undefined
  >
  export default cards
}
