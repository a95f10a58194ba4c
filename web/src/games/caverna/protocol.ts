export type Cell = [number, number]
export type Crop = 'grain' | 'vegetable'
export type Good = 'food'|'wood'|'stone'|'ore'|'ruby'|'gold'|'grain'|'vegetable'|'dog'|'sheep'|'donkey'|'boar'|'cattle'
export type Goods = Partial<Record<Good, number>>
export type Single = 'meadow'|'field'|'tunnel'|'cavern'
export type Twin = 'meadow_field'|'cavern_tunnel'|'cavern_cavern'
export interface PlayerView { home: string[]; beside: {cell: Cell; is: string}[]; tiles: any[]; stalls: any[]; dwarfs: any[]; goods: Goods; animals: Goods }
