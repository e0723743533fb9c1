import { creditTexts } from "#app/messages/texts.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { creditPath } from "./credit.ts";

/** "I have a credit", beside the way to pay. */
export function CreditLink({ confirmId }: { confirmId: string }) {
	const { have } = useTexts(creditTexts);
	const localPath = useLocalPath();
	return (
		<a href={localPath(creditPath(confirmId))} className="py-1 font-semibold">
			{have}
		</a>
	);
}
