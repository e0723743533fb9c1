import { expect, test } from "vitest";
import { deviceName } from "./device.ts";

test.each([
	["Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0", "Firefox on Linux"],
	[
		"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36 Edg/150.0",
		"Edge on Windows",
	],
	[
		"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15",
		"Safari on Mac",
	],
	[
		"Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/150.0 Mobile/15E148 Safari/604.1",
		"Chrome on iPhone",
	],
	[
		"Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Mobile Safari/537.36",
		"Chrome on Android",
	],
	["curl/8.0", "Unknown device"],
	["", "Unknown device"],
	[null, "Unknown device"],
])("%j is %s", (userAgent, name) => {
	expect(deviceName(userAgent)).toBe(name);
});
