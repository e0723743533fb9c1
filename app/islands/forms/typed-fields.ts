type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Takes what a visitor typed and chose over into the fields of the same names. */
export function takeTyped(from: readonly Node[], to: HTMLElement): void {
	const typedFields = from.flatMap((node) => (node instanceof HTMLElement ? fieldsIn(node) : []));
	for (const field of fieldsIn(to)) {
		const same = typedFields.find(
			({ name, type, value }) => name === field.name && (type !== "radio" || value === field.value),
		);
		if (!same) continue;
		field.value = same.value;
		if ("checked" in field && "checked" in same) field.checked = same.checked;
	}
}

/** Without hidden ones, which belong to what is drawn around them. */
function fieldsIn(part: HTMLElement): Field[] {
	const nodes: Node[] = [...part.querySelectorAll("input:not([type=hidden]), textarea, select")];
	return nodes.filter(isField);
}

function isField(node: Node): node is Field {
	return "value" in node;
}
