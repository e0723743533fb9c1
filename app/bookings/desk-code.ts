/** A choice waits so long for a desk; opened there in time, it waits as long again for a name. */
export const deskCodeMinutes = 15;

/** What was typed of six figures, however they were said: "47 18 06" is 471806. Null: these are not six. */
export function readDeskCode(typed: string): string | null {
	const figures = typed.replaceAll(/[\s.,-]/g, "");
	return /^\d{6}$/.test(figures) ? figures : null;
}

/** In pairs, as one says it across a desk: "47 18 06". */
export function spokenDeskCode(code: string): string {
	return code.replaceAll(/\d\d(?=\d)/g, "$& ");
}
