import { NOTES, type Note, type Sound } from './sounds.ts';

interface Stage {
  readonly context: AudioContext;
  readonly noise: AudioBuffer;
}

const SILENCE = 0.0001;
const ATTACK = 0.006;
let stage: Stage | null = null;

/** Nothing is made before the first sound: most tables are silent. */
function openStage(): Stage {
  const context = new AudioContext();
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return { context, noise };
}

/** Plays a sound now. A browser that will not, or has none, stays silent. */
export function playSound(sound: Sound): void {
  try {
    stage ??= openStage();
    const { context } = stage;
    if (context.state === 'suspended') void context.resume();
    for (const one of NOTES[sound]) playNote(stage, one, context.currentTime + 0.01);
  } catch {
    stage = null;
  }
}

function playNote({ context, noise }: Stage, { wave, at, length, from, to, loudness }: Note, now: number): void {
  const [start, end] = [now + at, now + at + length];
  const volume = context.createGain();
  volume.gain.setValueAtTime(SILENCE, start);
  volume.gain.exponentialRampToValueAtTime(loudness, start + ATTACK);
  volume.gain.exponentialRampToValueAtTime(SILENCE, end);
  volume.connect(context.destination);
  const source = wave === 'noise' ? noiseInto(context, noise, volume) : toneInto(context, wave, volume);
  source.pitch.setValueAtTime(from, start);
  source.pitch.exponentialRampToValueAtTime(to, end);
  source.node.start(start);
  source.node.stop(end);
}

interface Source {
  readonly node: AudioScheduledSourceNode;
  readonly pitch: AudioParam;
}

function toneInto(context: AudioContext, wave: OscillatorType, out: AudioNode): Source {
  const node = context.createOscillator();
  node.type = wave;
  node.connect(out);
  return { node, pitch: node.frequency };
}

function noiseInto(context: AudioContext, buffer: AudioBuffer, out: AudioNode): Source {
  const node = context.createBufferSource();
  node.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  node.connect(filter).connect(out);
  return { node, pitch: filter.frequency };
}
