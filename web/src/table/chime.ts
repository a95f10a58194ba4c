/** Two soft notes, for somebody who looks elsewhere. */
const NOTES = [523.25, 659.25]
const APART = 0.18
const LENGTH = 0.7

let audio: AudioContext | undefined

export function chime(): void {
  audio ??= new AudioContext()
  const { currentTime, destination } = audio
  for (const [i, frequency] of NOTES.entries()) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()]
    const begin = currentTime + i * APART
    tone.type = 'triangle'
    tone.frequency.value = frequency
    volume.gain.setValueAtTime(0.12, begin)
    volume.gain.exponentialRampToValueAtTime(0.001, begin + LENGTH)
    tone.connect(volume).connect(destination)
    tone.start(begin)
    tone.stop(begin + LENGTH)
  }
}
