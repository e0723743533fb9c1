import { RichText } from "#app/messages/rich-text.tsx";

export const bold = { b: (words: string) => <b>{words}</b> };

/** What to do in turn; `<b>` in a step is bold. */
export function DottedSteps({ steps }: { steps: readonly string[] }) {
	return (
		<ol className="grid gap-3">
			{steps.map((step, index) => {
				const isLast = index === steps.length - 1;
				return (
					<li key={step} className="relative pl-11">
						{isLast ? null : (
							<span
								aria-hidden="true"
								className="absolute top-6 -bottom-3.5 left-[calc(1.05rem-1px)] border-l-[3px] border-dotted border-lagoon"
							/>
						)}
						<span
							aria-hidden="true"
							className={`absolute top-1 left-2 size-[1.1rem] rounded-full border-[0.3rem] bg-page ${isLast ? "border-accent" : "border-ocean"}`}
						/>
						<RichText text={step} parts={bold} />
					</li>
				);
			})}
		</ol>
	);
}
