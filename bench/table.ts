/** Rows of text; the first column is a name, all others numbers. */
export interface Table {
	title: string;
	/** Explanations for readers. */
	notes: string[];
	head: string[];
	rows: string[][];
}

/** A GitHub Markdown table, also aligned for a terminal. */
export function writeTable({ title, notes, head, rows }: Table): string {
	const widths = head.map((name, column) =>
		Math.max(3, ...[name, ...rows.map((row) => row[column] ?? "")].map((cell) => cell.length)),
	);
	const line = (cells: string[]) =>
		`| ${widths.map((width, column) => pad(cells[column] ?? "", width, column)).join(" | ")} |`;
	const rule = `|${widths.map((width, column) => (column === 0 ? ` ${"-".repeat(width)} ` : ` ${"-".repeat(width - 1)}: `)).join("|")}|`;
	const lines = [`## ${title}`, "", line(head), rule, ...rows.map(line), ""];
	return [...lines, ...notes.flatMap((note) => [note, ""])].join("\n");
}

function pad(cell: string, width: number, column: number): string {
	return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}

/** Three significant digits: "0.07", "1.3", "13 000". */
export function number(value: number): string {
	if (!Number.isFinite(value)) return "–";
	if (value !== 0 && Math.abs(value) < 1) return value.toFixed(2);
	if (Math.abs(value) < 100) return value.toFixed(1);
	return Math.round(value)
		.toString()
		.replace(/\B(?=(\d{3})+$)/g, " ");
}

export function times(value: number): string {
	return Number.isFinite(value) ? `${value.toFixed(2)} ×` : "–";
}
