import { href } from "react-router";
import { contactTexts } from "#app/messages/texts.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { ButtonAnchor } from "#app/ui/button.tsx";

export function ContactSent() {
	const { sent: texts } = useTexts(contactTexts);
	const localPath = useLocalPath();
	return (
		<section className="grid content-start justify-items-start gap-5">
			<h1 tabIndex={-1} className="focus:outline-none">
				{texts.heading}
			</h1>
			<p className="text-lg/normal text-ink-soft">{texts.lead}</p>
			<ButtonAnchor look="next" href={localPath(href("/excursion/excursions"))}>
				{texts.seeAll}
			</ButtonAnchor>
		</section>
	);
}
