import { RichText } from "#app/messages/rich-text.tsx";
import { smallPrintTexts } from "#app/messages/texts.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";

/** What a guest agrees to by booking, with links to the texts. */
export function Agreement() {
	const { agree } = useTexts(smallPrintTexts);
	const localPath = useLocalPath();
	return (
		<RichText
			text={agree}
			parts={{
				terms: (words) => <a href={localPath("/legal/terms")}>{words}</a>,
				privacy: (words) => <a href={localPath("/legal/privacy")}>{words}</a>,
			}}
		/>
	);
}
