declare module 'virtual:cards' {
  interface CardFacts {
    kind: 'occupation' | 'minor'
    costs: import('./games/agricola/protocol').Goods[]
    needs: [what: string, n: number][]
    points: number
    passing: boolean
  }
  const cards: Record<string, CardFacts | undefined>
  export default cards
}
