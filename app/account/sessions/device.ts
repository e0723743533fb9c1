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

export function deviceName(userAgent: string | null): string {
	const find = (table: [RegExp, string][]) =>
		table.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
	const [browser, system] = [find(browsers), find(systems)];
	if (browser && system) return `${browser} on ${system}`;
	return browser ?? system ?? "Unknown device";
}
