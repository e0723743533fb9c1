import { totemSaleTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";

/** Two large buttons with the number between them. */
export function CountStepper({
	label,
	count,
	least,
	most,
	set,
	className = "",
}: {
	/** What is counted, for who does not see it. */
	label: string;
	count: number;
	least: number;
	most: number;
	set: (count: number) => void;
	className?: string;
}) {
	const texts = useTexts(totemSaleTexts).people;
	const button =
		"size-[max(3.55rem,56px)] rounded-full border-[1.5px] border-edge bg-paper text-[1.7rem]/none font-medium disabled:cursor-not-allowed disabled:border-line disabled:bg-transparent disabled:text-edge";
	return (
		<div className={`flex items-center justify-between ${className}`}>
			<button
				type="button"
				aria-label={texts.fewer({ who: label })}
				disabled={count <= least}
				onClick={() => set(count - 1)}
				className={button}
			>
				−
			</button>
			<output aria-label={label} className="text-[1.25rem] font-bold lining-nums tabular-nums">
				{count}
			</output>
			<button
				type="button"
				aria-label={texts.more({ who: label })}
				disabled={count >= most}
				onClick={() => set(count + 1)}
				className={button}
			>
				+
			</button>
		</div>
	);
}
