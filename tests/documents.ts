/** What is in the HTML of a document: its scripts, and the widgets with their props. */

export interface Script {
	/** Its attributes, as they stand in the tag. */
	attributes: string;
	text: string;
}

/** Every script element, as a browser finds its end: at the first "</script", in any case. */
export function scriptElements(html: string): Script[] {
	return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script/gi)].map(
		([, attributes = "", text = ""]) => ({ attributes, text }),
	);
}

/** Elements that a browser would run; JSON is none. */
export function runningScripts(html: string): Script[] {
	return scriptElements(html).filter(
		({ attributes }) => !/ type="application\/(?:ld\+)?json"/.test(attributes),
	);
}

/** The JSON beside the widgets, by their names. */
export function widgetProps(html: string): Record<string, string> {
	const names = [...html.matchAll(/ data-widget="([\w-]+)"/g)].map(([, name = ""]) => name);
	const json = scriptElements(html).filter(({ attributes }) =>
		attributes.includes('type="application/json"'),
	);
	return Object.fromEntries(names.map((name, index) => [name, json[index]?.text ?? ""]));
}

/** The scripts that a widget needs to wake. */
export function widgetModules(html: string, name: string): string[] {
	const [, modules = ""] =
		html.match(new RegExp(` data-widget="${name}" data-modules="([^"]*)"`)) ?? [];
	return modules.split(" ");
}
