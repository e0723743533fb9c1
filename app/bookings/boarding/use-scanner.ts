import { type RefObject, useEffect, useRef, useState } from "react";
import { type CodeReader, makeCodeReader } from "./code-reader.ts";

/** How often the camera's picture is read. */
const lookMs = 200;
/** A voucher that stays in front of the camera is read once in this time. */
const sameCodeMs = 4000;

export type ScannerState = "starting" | "looking" | "no camera";

/** Reads QR codes from the camera while `isOn`. @param onCode gets the text of each code once. */
export function useScanner(
	video: RefObject<HTMLVideoElement | null>,
	isOn: boolean,
	onCode: (text: string) => void,
): ScannerState {
	const [state, setState] = useState<ScannerState>("starting");
	const answer = useRef(onCode);
	answer.current = onCode;
	useEffect(() => {
		if (!isOn) return;
		let isOver = false;
		let stream: MediaStream | null = null;
		let timer: ReturnType<typeof setTimeout>;
		let last = { text: "", at: 0 };
		const look = async (reader: CodeReader, picture: HTMLVideoElement) => {
			const text = await reader(picture).catch(() => null);
			if (isOver) return;
			const now = Date.now();
			if (text && (text !== last.text || now - last.at > sameCodeMs)) answer.current(text);
			if (text) last = { text, at: now };
			timer = setTimeout(() => void look(reader, picture), lookMs);
		};
		const start = async () => {
			try {
				stream = await navigator.mediaDevices.getUserMedia({
					video: { facingMode: "environment" },
				});
				const reader = await makeCodeReader();
				const picture = video.current;
				if (isOver || !picture) {
					stopCamera(stream);
					return;
				}
				picture.srcObject = stream;
				await picture.play();
				setState("looking");
				await look(reader, picture);
			} catch {
				// no camera, refused, or no reader: the code can be typed
				if (stream) stopCamera(stream);
				if (!isOver) setState("no camera");
			}
		};
		void start();
		return () => {
			isOver = true;
			clearTimeout(timer);
			if (stream) stopCamera(stream);
			setState("starting");
		};
	}, [isOn, video]);
	return state;
}

function stopCamera(stream: MediaStream): void {
	for (const track of stream.getTracks()) track.stop();
}
