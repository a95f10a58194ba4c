/** What people agree on before a game. */
import { forms } from '../../generated/forms'

export const FORM = forms.caverna
