import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";

/** Reads a QR code from a picture; null without one. */
export type CodeReader = (picture: HTMLVideoElement) => Promise<string | null>;

/** Longer than a slow network needs for the file. */
const patienceMs = 30_000;
/** A code that fills a third of the frame is read at this size; a larger picture only costs time. */
const longestSide = 800;

/** From our own address: by itself the package would ask a public CDN. @throws Error without the file. */
export async function fetchWasm(): Promise<ArrayBuffer> {
	const answer = await fetch(wasmUrl, { signal: AbortSignal.timeout(patienceMs) });
	if (!answer.ok) throw new Error(`The reader of QR codes answered ${answer.status}`);
	return answer.arrayBuffer();
}

let prepared: Promise<unknown> | null = null;

/** Compiles the reader once a page; after a failure it can be tried again. */
async function prepare(): Promise<void> {
	prepared ??= fetchWasm().then((wasmBinary) =>
		prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true }),
	);
	try {
		await prepared;
	} catch (error) {
		prepared = null;
		throw error;
	}
}

export async function makeWasmReader(): Promise<CodeReader> {
	await prepare();
	const canvas = document.createElement("canvas");
	const pen = canvas.getContext("2d", { willReadFrequently: true });
	if (!pen) throw new Error("No canvas");
	return async (picture) => {
		const scale = Math.min(1, longestSide / Math.max(picture.videoWidth, picture.videoHeight));
		canvas.width = Math.round(picture.videoWidth * scale);
		canvas.height = Math.round(picture.videoHeight * scale);
		pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
		const pixels = pen.getImageData(0, 0, canvas.width, canvas.height);
		const [barcode] = await readBarcodes(pixels, { formats: ["QRCode"], maxNumberOfSymbols: 1 });
		return barcode?.text || null;
	};
}
