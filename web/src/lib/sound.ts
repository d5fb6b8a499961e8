/** Small sounds, made on the spot: paper on wood, a knock, a slide, a cymbal, a sniff. Off until somebody wants them. */
import { settings } from './settings.svelte';

export type Sound = 'card' | 'turn' | 'sweep' | 'eklat' | 'onion';

let context: AudioContext | null = null;

function air(seconds: number): AudioBufferSourceNode {
  const audio = context!;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}

interface Shape {
  at?: number;
  seconds: number;
  loud: number;
  from: number;
  to: number;
  kind?: BiquadFilterType;
  narrow?: number;
}

/** A breath of noise through a filter that slides from one pitch to another. */
function breath({ at = 0, seconds, loud, from, to, kind = 'bandpass', narrow = 1 }: Shape): void {
  const audio = context!;
  const start = audio.currentTime + at;
  const source = air(seconds);
  const filter = new BiquadFilterNode(audio, { type: kind, frequency: from, Q: narrow });
  const volume = new GainNode(audio, { gain: 0 });
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + seconds);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + seconds);
}

const SOUNDS: Record<Sound, () => void> = {
  card: () => breath({ seconds: 0.07, loud: 0.22, from: 2600, to: 700 }),
  turn: () => {
    breath({ seconds: 0.09, loud: 0.35, from: 420, to: 260, narrow: 6 });
    breath({ at: 0.14, seconds: 0.09, loud: 0.3, from: 480, to: 300, narrow: 6 });
  },
  sweep: () => breath({ seconds: 0.3, loud: 0.12, from: 500, to: 1400 }),
  eklat: () => breath({ seconds: 0.38, loud: 0.3, from: 7000, to: 3500, kind: 'highpass' }),
  onion: () => breath({ seconds: 0.22, loud: 0.16, from: 1200, to: 3800, narrow: 3 }),
};

export function play(sound: Sound): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    if (context.state !== 'closed') SOUNDS[sound]();
  } catch {
    /* a browser without sound is a quiet one */
  }
}
