/** What can be opened over the table. */
export type Panel = 'score' | 'settings' | 'game' | 'log' | 'keys' | 'rules'
