/** Telling people that it is their turn: in the title, by a notice, by a soft knock. */
import { settings } from '../wire/settings.svelte';

/** Show a notice if the reader looks elsewhere and allowed it. */
export function notify(title: string, body: string): void {
  if (!settings.notices || document.visibilityState === 'visible') return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const notice = new Notification(title, { body, icon: '/icon.svg', tag: 'tabletown' });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

let audio: AudioContext | null = null;

/** Two knocks on wood, if the reader turned sound on. */
export function knock(): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  for (const delay of [0, 0.13]) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    const at = audio.currentTime + delay;
    tone.type = 'triangle';
    tone.frequency.setValueAtTime(180, at);
    tone.frequency.exponentialRampToValueAtTime(70, at + 0.08);
    gain.gain.setValueAtTime(0.25, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + 0.1);
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.11);
  }
}
