import { Form } from "react-router";

/** Moves a row of a list up or down; a list of one row has nothing to move. */
export function MoveForm({
	place: { index, count },
	path,
	texts,
	children,
}: {
	/** Of the row, and how many there are. */
	place: { index: number; count: number };
	/** Address of the page. */
	path: string;
	/** Each button's word, and what a screen reader says. */
	texts: Record<"up" | "down", { word: string; label: string }>;
	/** Hidden fields that say which row. */
	children: React.ReactNode;
}) {
	if (count === 1) return null;
	const ways = [
		...(index === 0 ? [] : ["up" as const]),
		...(index === count - 1 ? [] : ["down" as const]),
	];
	return (
		<Form method="post" action={path} className="flex gap-x-5" preventScrollReset>
			{children}
			{ways.map((way) => (
				<button
					key={way}
					type="submit"
					name="act"
					value={way}
					aria-label={texts[way].label}
					className="min-h-11 cursor-pointer font-semibold underline underline-offset-[0.22em]"
				>
					{texts[way].word}
				</button>
			))}
		</Form>
	);
}
