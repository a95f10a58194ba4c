/** What one puts on the farm next, where there is a choice. */
import type { Tool } from './planning'

class Desk {
  tool: Tool | undefined = $state()
}

export const desk = new Desk()
