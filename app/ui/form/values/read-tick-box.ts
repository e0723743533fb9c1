/** A tick box sends "off", and also "on" when it is ticked. Undefined: the form has no such box. */
export function readTickBox(form: FormData, name: string): boolean | undefined {
	return form.has(name) ? form.getAll(name).includes("on") : undefined;
}
