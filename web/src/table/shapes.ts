/** The shapes of the seats: colour is never alone. */

export const SHAPES = ['circle', 'triangle', 'square', 'diamond', 'pentagon', 'plus', 'dome'] as const
export type Shape = (typeof SHAPES)[number]

/** On a grid of 32. */
export const SHAPE_PATHS: Record<Shape, string> = {
  circle: 'M16 3.5a12.5 12.5 0 1 1 0 25 12.5 12.5 0 0 1 0-25z',
  triangle: 'M16 3 30 27H2z',
  square: 'M4.5 4.5h23v23h-23z',
  diamond: 'M16 1.5 30.5 16 16 30.5 1.5 16z',
  pentagon: 'M16 2 30.5 12.5 25 29.5H7L1.5 12.5z',
  plus: 'M11 2.5h10V11h8.5v10H21v8.5H11V21H2.5V11H11z',
  dome: 'M3.5 28V16a12.5 12.5 0 0 1 25 0v12z',
}

export const shapeOf = (seat: number): Shape => SHAPES[seat % SHAPES.length] ?? 'circle'
