import { type RefObject, useEffect, useRef, useState } from "react";
import { type CameraProblem, problemOf } from "./camera-problem.ts";
import { makeCodeReader } from "./code-reader.ts";
import type { CodeReader } from "./wasm-code-reader.client.ts";

/** How often the camera's picture is read. */
const lookMs = 200;
/** A voucher that stays in front of the camera is read once in this time. */
const sameCodeMs = 4000;

export type ScannerState = "starting" | "looking" | CameraProblem;

/**
 * Reads QR codes from the camera while `isOn`. @param onCode gets the text of each code once.
 * @returns `again` tries once more after a problem.
 */
export function useScanner(
	video: RefObject<HTMLVideoElement | null>,
	isOn: boolean,
	onCode: (text: string) => void,
): { state: ScannerState; again: () => void } {
	const [state, setState] = useState<ScannerState>("starting");
	const [attempt, setAttempt] = useState(0);
	const answer = useRef(onCode);
	answer.current = onCode;
	// biome-ignore lint/correctness/useExhaustiveDependencies: each attempt starts the camera anew
	useEffect(() => {
		const picture = video.current;
		if (!isOn || !picture) return;
		const scanning = startScanning(picture, {
			onState: setState,
			onCode: (text) => answer.current(text),
		});
		return () => {
			scanning.stop();
			setState("starting");
		};
	}, [isOn, video, attempt]);
	return { state, again: () => setAttempt((number) => number + 1) };
}

function startScanning(
	picture: HTMLVideoElement,
	{ onState, onCode }: { onState: (state: ScannerState) => void; onCode: (text: string) => void },
): { stop: () => void } {
	let isOver = false;
	let stream: MediaStream | null = null;
	let timer: ReturnType<typeof setTimeout>;
	let last = { text: "", at: 0 };
	const stop = () => {
		isOver = true;
		clearTimeout(timer);
		for (const track of stream?.getTracks() ?? []) track.stop();
	};
	const fail = (problem: CameraProblem) => {
		if (isOver) return;
		stop();
		onState(problem);
	};
	const look = async (reader: CodeReader) => {
		const text = await reader(picture).catch(() => null);
		if (isOver) return;
		const now = Date.now();
		if (text && (text !== last.text || now - last.at > sameCodeMs)) onCode(text);
		if (text) last = { text, at: now };
		timer = setTimeout(() => void look(reader), lookMs);
	};
	const start = async () => {
		const reading = makeCodeReader().catch(() => null);
		try {
			stream = await openCamera();
			if (isOver) return stop();
			// another app took the camera, or the permission was taken back
			for (const track of stream.getTracks()) track.addEventListener("ended", () => fail("busy"));
			picture.srcObject = stream;
			await picture.play();
		} catch (error) {
			return fail(problemOf(error));
		}
		const reader = await reading;
		if (!reader) return fail("no reader");
		if (isOver) return;
		onState("looking");
		await look(reader);
	};
	void start();
	return { stop };
}

function openCamera(): Promise<MediaStream> {
	// absent outside a secure context, and in some apps' built-in browsers
	if (!navigator.mediaDevices?.getUserMedia) throw new DOMException("", "NotFoundError");
	return navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
}
