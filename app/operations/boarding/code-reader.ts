import type { CodeReader } from "./wasm-code-reader.client.ts";

/** The browser's own reader (W3C Shape Detection API), which TypeScript does not know yet. */
interface BarcodeDetectorClass {
	new (options: {
		formats: string[];
	}): {
		detect(picture: ImageBitmapSource): Promise<{ rawValue: string }[]>;
	};
	getSupportedFormats(): Promise<string[]>;
}

declare global {
	var BarcodeDetector: BarcodeDetectorClass | undefined;
}

/** The browser's own reader, else ours. @throws Error when ours can't be loaded. */
export async function makeCodeReader(): Promise<CodeReader> {
	return (await makeOwnReader()) ?? (await loadOurs()).makeWasmReader();
}

/**
 * Fetches the files of our reader where the browser has none, so that they are on the phone before
 * there is no network.
 */
export async function fetchCodeReader(): Promise<void> {
	if (await makeOwnReader()) return;
	await (await loadOurs()).fetchWasm();
}

/** Safari and Firefox have no reader; Chromium has none on Linux, and one without formats on Windows. */
async function makeOwnReader(): Promise<CodeReader | null> {
	const Detector = globalThis.BarcodeDetector;
	const formats = await Detector?.getSupportedFormats().catch((): string[] => []);
	if (!Detector || !formats?.includes("qr_code")) return null;
	const detector = new Detector({ formats: ["qr_code"] });
	return async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null;
}

/** Only browsers without a reader load these 420 kB. */
function loadOurs() {
	return import("./wasm-code-reader.client.ts");
}
