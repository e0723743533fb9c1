import { Form } from "react-router";

/**
 * Moves a row of a list up or down; a list of one row has nothing to move. The button of a way that is at its end stays, so
 * that whoever moved the row there by keyboard keeps the focus.
 */
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
	const isAtEnd = { up: index === 0, down: index === count - 1 };
	return (
		<Form method="post" action={path} className="flex gap-x-5" preventScrollReset>
			{children}
			{(["up", "down"] as const).map((way) => (
				<button
					key={way}
					type="submit"
					name="act"
					value={way}
					aria-label={texts[way].label}
					aria-disabled={isAtEnd[way]}
					onClick={(event) => isAtEnd[way] && event.preventDefault()}
					className="min-h-11 cursor-pointer font-semibold underline underline-offset-[0.22em] aria-disabled:cursor-default aria-disabled:text-ink-soft aria-disabled:no-underline"
				>
					{texts[way].word}
				</button>
			))}
		</Form>
	);
}
