/**
 * Reads the files that spreadsheets write: RFC 4180 with comma, semicolon or tab. Thirty lines instead of a package: what
 * the well-kept ones add (streams, types, headers) is not needed, and each would weigh more on the worker.
 */

/** UTF-8 where the bytes are, otherwise what Excel writes on a Spanish Windows. */
export function textOfFile(bytes: Uint8Array): string {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder("windows-1252").decode(bytes);
	}
}

export interface CsvRow {
	/** As the spreadsheet counts: the line of the headings is 1. */
	number: number;
	/** By the name of the column: see `columnName`. */
	cells: Readonly<Record<string, string>>;
	/** It has more cells than there are columns, or a quote that nobody closes. */
	isBroken: boolean;
}

/** The columns and rows of a text; empty lines are left out. */
export function readCsv(text: string): { columns: string[]; rows: CsvRow[] } {
	const plain = text.replace(/^\ufeff/, "");
	const { lines, isOpen } = linesOf(plain, separatorOf(plain));
	const [heads = [], ...others] = lines;
	const columns = heads.map(columnName);
	const rows = others.map((cells, index) => ({
		number: index + 2,
		cells: Object.fromEntries(columns.map((name, place) => [name, cells[place]?.trim() ?? ""])),
		isBroken: cells.length > columns.length || (isOpen && index === others.length - 1),
	}));
	return { columns, rows: rows.filter(({ cells }) => Object.values(cells).some(Boolean)) };
}

/** "Niños" and "ninos" are one column. */
export function columnName(head: string): string {
	return head.normalize("NFD").replaceAll(/\p{M}/gu, "").trim().toLowerCase();
}

/** The sign that stands most often in the headings. */
function separatorOf(text: string): string {
	const [heads = ""] = text.split(/\r?\n/, 1);
	const count = (sign: string) => heads.split(sign).length;
	return [";", ",", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function linesOf(text: string, separator: string): { lines: string[][]; isOpen: boolean } {
	const lines: string[][] = [[]];
	let cell = "";
	let isOpen = false;
	const endCell = () => {
		lines.at(-1)?.push(cell);
		cell = "";
	};
	for (let at = 0; at < text.length; at += 1) {
		const sign = text.charAt(at);
		if (isOpen && sign === '"' && text.charAt(at + 1) === '"') {
			cell += '"';
			at += 1;
		} else if (sign === '"' && (isOpen || cell === "")) isOpen = !isOpen;
		else if (isOpen) cell += sign;
		else if (sign === separator) endCell();
		else if (sign === "\n") {
			endCell();
			lines.push([]);
		} else if (sign !== "\r") cell += sign;
	}
	if (cell !== "" || lines.at(-1)?.length) endCell();
	return { lines: lines.filter((line) => line.length > 0), isOpen };
}
