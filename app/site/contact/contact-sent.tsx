import { useEffect, useRef } from "react";
import { href } from "react-router";
import { ButtonAnchor } from "#app/ui/button.tsx";

export function ContactSent() {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<section className="grid content-start justify-items-start gap-5">
			<h1 ref={heading} tabIndex={-1} className="focus:outline-none">
				Thank you, we have your message.
			</h1>
			<p className="text-lg/normal text-ink-soft">
				A person on the island reads it and answers by email.
			</p>
			<ButtonAnchor look="next" href={href("/excursion/excursions")}>
				See all excursions
			</ButtonAnchor>
		</section>
	);
}
