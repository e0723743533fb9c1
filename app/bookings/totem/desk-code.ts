/**
 * How long a desk may open the choice that a guest made at the screen. Once it is opened, the desk has as
 * long again to type the name and to book.
 */
export const deskCodeMinutes = 15;

/** The six figures that somebody typed, in whatever groups: "47 18 06" is 471806. Null when they are not six. */
export function readDeskCode(typed: string): string | null {
	const figures = typed.replaceAll(/[\s.,-]/g, "");
	return /^\d{6}$/.test(figures) ? figures : null;
}

/** In pairs, as one says it across a desk: "47 18 06". */
export function spokenDeskCode(code: string): string {
	return code.replaceAll(/\d\d(?=\d)/g, "$& ");
}
