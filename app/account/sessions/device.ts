import { devicesTexts } from "#app/messages/staff/partners/devices.ts";

/** To tell one's own devices apart. The order matters: most browsers also name others. */
const browsers: [RegExp, string][] = [
	[/Edg(?:e|A|iOS)?\//, "Edge"],
	[/OPR\/|Opera/, "Opera"],
	[/SamsungBrowser\//, "Samsung Internet"],
	[/Firefox\/|FxiOS\//, "Firefox"],
	[/CriOS\/|Chrome\//, "Chrome"],
	[/Safari\//, "Safari"],
];
const systems: [RegExp, string][] = [
	[/iPhone/, "iPhone"],
	[/iPad/, "iPad"],
	[/Android/, "Android"],
	[/Windows/, "Windows"],
	[/Mac OS X|Macintosh/, "Mac"],
	[/CrOS/, "Chromebook"],
	[/Linux/, "Linux"],
];

/** Undefined: the user agent does not say. */
export interface DeviceParts {
	browser: string | undefined;
	system: string | undefined;
}

export function deviceParts(userAgent: string | null): DeviceParts {
	const find = (table: [RegExp, string][]) =>
		table.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
	return { browser: find(browsers), system: find(systems) };
}

/** As staff read it. */
export function deviceName(userAgent: string | null): string {
	const { browser, system } = deviceParts(userAgent);
	if (browser && system) return devicesTexts.browserOnSystem({ browser, system });
	return browser ?? system ?? devicesTexts.unknown;
}
