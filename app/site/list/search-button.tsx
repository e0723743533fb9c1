import { excursionListTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { Button } from "#app/ui/button.tsx";

/** Sends a search. The script of public pages shows the notice in place of the browser's error page (`keep-search.ts`). */
export function SearchButton({
	className = "",
	children,
}: {
	className?: string;
	children: string;
}) {
	const { filters: texts } = useTexts(excursionListTexts);
	return (
		<>
			<Button look="next" className={className}>
				{children}
			</Button>
			<p
				role="alert"
				hidden
				data-no-network=""
				className="col-span-full max-w-none rounded-md border-2 border-dashed border-few bg-sand px-4 py-3 text-on-sand"
			>
				{texts.noNetwork}
			</p>
		</>
	);
}
