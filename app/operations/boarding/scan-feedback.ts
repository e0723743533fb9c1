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
/** Counts the answers, so that a tone which had to wait never sounds for an earlier guest. */
let answers = 0;

/**
 * Called in the press that opens the scanner: an iPhone lets a page sound only if its audio was made or resumed in a
 * press, and a scan is none.
 */
export function wakeSound(): void {
	void soundOf()
		?.resume()
		.catch(() => {});
}

function soundOf(): AudioContext | null {
	try {
		audio ??= new AudioContext();
	} catch {
		// a browser without sound
	}
	return audio;
}

/** A phone may be silenced or unable to buzz, so both only repeat what the words say. */
export function feelAnswer(outcome: ScanOutcome): void {
	const { buzz, tones } = feels[outcome];
	navigator.vibrate?.(buzz);
	const sound = soundOf();
	if (!sound) return;
	answers += 1;
	const thisAnswer = answers;
	// a call or the camera may have put it to sleep since the press
	void sound
		.resume()
		.then(() => {
			if (thisAnswer === answers) play(sound, tones);
		})
		.catch(() => {});
}

function play(sound: AudioContext, tones: Feel["tones"]): void {
	let start = sound.currentTime;
	for (const [hertz, length] of tones) {
		const tone = sound.createOscillator();
		const volume = sound.createGain();
		tone.frequency.value = hertz;
		volume.gain.value = 0.2;
		tone.connect(volume).connect(sound.destination);
		tone.start(start);
		start += length / 1000;
		tone.stop(start);
		start += 0.06;
	}
}
