import { type ComponentType, lazy, useState } from "react";

/** How the scripts of such parts are loaded, by a selector of the fields that the server draws of them. */
const loads = new Map<string, () => Promise<unknown>>();

/**
 * A part with fields that few visitors see: its script comes when it is drawn, and where the server has drawn it, before
 * its widget wakes. Otherwise the first change around it would make React replace its fields, and who is there with the
 * keyboard would stand nowhere.
 */
export function partWithFields<Props extends object>(
	selector: string,
	load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
	let loaded: ComponentType<Props> | undefined;
	const loadPart = async () => {
		loaded = await load();
		return { default: loaded };
	};
	const Late = lazy<ComponentType<Props>>(loadPart);
	loads.set(selector, loadPart);
	return function Part(props: Props) {
		// the same as long as it is drawn; a lazy component waits a moment even where its script is here
		const [Drawn] = useState<ComponentType<Props>>(() => loaded ?? Late);
		return <Drawn {...props} />;
	};
}

/** @throws when the script of a part can't be loaded. */
export async function loadDrawnParts(widget: Element): Promise<void> {
	await Promise.all(
		[...loads].map(([selector, load]) => (widget.querySelector(selector) ? load() : null)),
	);
}
