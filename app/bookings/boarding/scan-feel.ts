import type { ScanOutcome } from "./scan.ts";

interface Feel {
	/** Milliseconds of buzz and pause in turn. */
	buzz: number[];
	/** Tones one after the other: hertz and milliseconds. */
	tones: [hertz: number, length: number][];
}

/** Each answer sounds and buzzes in its own way, so that nobody has to look at the screen. */
const feels: Record<ScanOutcome, Feel> = {
	valid: { buzz: [60], tones: [[1320, 130]] },
	partly: { buzz: [60], tones: [[880, 350]] },
	used: {
		buzz: [60, 80, 60],
		tones: [
			[660, 110],
			[660, 110],
		],
	},
	"wrong day": {
		buzz: [250, 120, 250],
		tones: [
			[740, 160],
			[440, 260],
		],
	},
	cancelled: { buzz: [600], tones: [[196, 500]] },
	unpaid: {
		buzz: [60, 60, 60, 60, 60],
		tones: [
			[523, 130],
			[784, 180],
		],
	},
	unknown: { buzz: [400], tones: [[247, 350]] },
};

let audio: AudioContext | null = null;

/** A phone may be silenced or unable to buzz, so both only repeat what the words say. */
export function feelAnswer(outcome: ScanOutcome): void {
	const { buzz, tones } = feels[outcome];
	navigator.vibrate?.(buzz);
	try {
		audio ??= new AudioContext();
		let start = audio.currentTime;
		for (const [hertz, length] of tones) {
			const tone = audio.createOscillator();
			const volume = audio.createGain();
			tone.frequency.value = hertz;
			volume.gain.value = 0.2;
			tone.connect(volume).connect(audio.destination);
			tone.start(start);
			start += length / 1000;
			tone.stop(start);
			start += 0.06;
		}
	} catch {
		// a browser without sound
	}
}
