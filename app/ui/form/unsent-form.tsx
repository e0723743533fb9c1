import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import type { TypedValues } from "./typed-values.ts";

/**
 * Instead of a form's own page, which can't be drawn because the database does not answer: everything that was sent is
 * kept, so that one press sends it again.
 */
export function UnsentForm({
	heading,
	lead,
	sendAgain,
	typedValues,
	lines,
	children,
}: {
	heading: string;
	lead: string;
	/** Words on the button. */
	sendAgain: string;
	typedValues: TypedValues;
	/** What was typed, for reading. */
	lines: readonly [term: string, text: string][];
	/** Whom to call instead. */
	children: ReactNode;
}) {
	return (
		<div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-8 pt-4 pb-(--space-section) lg:grid-cols-2 lg:gap-20 lg:pt-16">
			<div className="grid justify-items-start gap-5">
				<h1 className="text-[min(clamp(2.4rem,1.7rem+3vw,4rem),14vw)]">{heading}</h1>
				<p className="text-lg/normal text-ink-soft">{lead}</p>
				<form method="post">
					{Object.entries(typedValues).map(([name, value]) => (
						<input key={name} type="hidden" name={name} value={value} />
					))}
					<Button type="submit" look="next">
						{sendAgain}
					</Button>
				</form>
				{children}
			</div>
			{lines.length > 0 ? (
				<dl className="grid gap-4 rounded-lg bg-paper p-[clamp(1.25rem,4vw,2.5rem)] shadow-lift">
					{lines.map(([term, text]) => (
						<div key={term}>
							<dt className="text-xs text-ink-soft">{term}</dt>
							<dd className="leading-[1.35] font-[650] whitespace-pre-line">{text}</dd>
						</div>
					))}
				</dl>
			) : null}
		</div>
	);
}
