import { useEffect, useRef } from "react";
import { href } from "react-router";
import { contactTexts } from "#app/messages/texts.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { ButtonAnchor } from "#app/ui/button.tsx";

export function ContactSent() {
	const { sent: texts } = useTexts(contactTexts);
	const localPath = useLocalPath();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<section className="grid content-start justify-items-start gap-5">
			<h1 ref={heading} tabIndex={-1} className="focus:outline-none">
				{texts.heading}
			</h1>
			<p className="text-lg/normal text-ink-soft">{texts.lead}</p>
			<ButtonAnchor look="next" href={localPath(href("/excursion/excursions"))}>
				{texts.seeAll}
			</ButtonAnchor>
		</section>
	);
}
