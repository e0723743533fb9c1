/** Reads a QR code from a picture; null without one. */
export type CodeReader = (picture: HTMLVideoElement) => Promise<string | null>;

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

/** @throws Error in a browser that reads no QR codes. */
export async function makeCodeReader(): Promise<CodeReader> {
	const Detector = globalThis.BarcodeDetector;
	const formats = await Detector?.getSupportedFormats();
	if (!Detector || !formats?.includes("qr_code")) throw new Error("No reader of QR codes");
	const detector = new Detector({ formats: ["qr_code"] });
	return async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null;
}
