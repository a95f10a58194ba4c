/** Whether there is room for everything at once. */
import { MediaQuery } from 'svelte/reactivity'

export const large = new MediaQuery('(min-width: 1000px) and (min-height: 600px)')
