/** Six figures typed in any grouping: "47 18 06" is 471806. Null when there are not six. */
export function readDeskCode(text: string): string | null {
	const figures = text.replaceAll(/[\s.,-]/g, "");
	return /^\d{6}$/.test(figures) ? figures : null;
}

/** In pairs, as it is said aloud: "47 18 06". */
export function spokenDeskCode(code: string): string {
	return code.replaceAll(/\d\d(?=\d)/g, "$& ");
}
