import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Locator } from "@playwright/test";
import { chromiumPath } from "#scripts/browser.ts";
import { temporaryFolder } from "#tests/run/temporary-folder.ts";

/** A browser whose camera sees this film. */
export async function browserWithCamera(film: string): Promise<Browser> {
	return chromium.launch({
		executablePath: await chromiumPath(),
		args: [
			"--no-sandbox",
			// allows the camera: this browser has no window to ask in
			"--use-fake-ui-for-media-stream",
			"--use-fake-device-for-media-stream",
			`--use-file-for-fake-video-capture=${film}`,
		],
	});
}

const side = 480;

/** A film of a QR code as it is drawn on the page, held still before the camera. @returns its file. */
export async function filmOf(code: Locator): Promise<string> {
	const { size, path } = await code.evaluate((svg) => ({
		size: Number(svg.getAttribute("viewBox")?.split(" ")[2]),
		path: svg.querySelector("path")?.getAttribute("d") ?? "",
	}));
	const brightness = Buffer.alloc(side * side, 235);
	const module = Math.floor(side / size);
	for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
		for (let row = Number(y) * module; row < (Number(y) + 1) * module; row += 1)
			brightness.fill(
				40,
				row * side + Number(x) * module,
				row * side + (Number(x) + Number(length)) * module,
			);
	const colour = Buffer.alloc((side * side) / 2, 128);
	const frame = Buffer.concat([Buffer.from("FRAME\n"), brightness, colour]);
	const head = Buffer.from(`YUV4MPEG2 W${side} H${side} F5:1 Ip A1:1 C420jpeg\n`);
	const file = join(temporaryFolder(), "voucher.y4m");
	writeFileSync(file, Buffer.concat([head, frame, frame]));
	return file;
}
