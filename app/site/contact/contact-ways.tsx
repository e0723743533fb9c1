import type { ReactNode } from "react";
import { href } from "react-router";
import type { LocalOperator } from "#app/configuration/operator.ts";
import { useOperator } from "#app/configuration/site-config.ts";
import { Words } from "#app/messages/operator-words.tsx";
import { RichText } from "#app/messages/rich-text.tsx";
import { contactTexts, departuresTexts } from "#app/messages/texts.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { phoneLink } from "#app/ui/format/phone-links.ts";

export function ContactWays() {
	const operator = useOperator();
	const { ways: texts } = useTexts(contactTexts);
	const { whereWePickYouUp } = useTexts(departuresTexts);
	const localPath = useLocalPath();
	return (
		<aside aria-label={texts.label} className="grid content-start gap-8">
			<div className="aspect-[3/2] overflow-hidden rounded-lg bg-sand">
				<img
					src="/art/kayak.svg"
					alt=""
					width="960"
					height="960"
					className="size-full object-cover object-[50%_80%]"
				/>
			</div>
			<CallOrWrite {...operator} />
			<Office {...operator} />
			<Way id="pickup" heading={whereWePickYouUp}>
				<p className="text-ink-soft">
					<RichText
						text={texts.pickup}
						parts={{
							points: (words) => (
								<a href={`${localPath(href("/excursion/excursions"))}#pickup-points`}>{words}</a>
							),
						}}
					/>
				</p>
			</Way>
			<Way id="voucher" heading={texts.findBooking}>
				<p className="text-ink-soft">
					<RichText
						text={texts.voucher}
						parts={{ ask: (words) => <a href={localPath(href("/booking"))}>{words}</a> }}
					/>
				</p>
			</Way>
		</aside>
	);
}

function CallOrWrite({ phone, email }: LocalOperator) {
	const { ways: texts } = useTexts(contactTexts);
	if (!phone && !email) return null;
	return (
		<Way heading={texts.callOrWrite}>
			<ul>
				{phone ? (
					<li>
						<a
							href={phoneLink(phone)}
							className="inline-block py-1 text-xl/tight font-[650] no-underline hover:underline"
						>
							{phone}
						</a>
					</li>
				) : null}
				{email ? (
					<li>
						<a href={`mailto:${email}`} className="inline-block py-1 font-semibold">
							{email}
						</a>
					</li>
				) : null}
			</ul>
		</Way>
	);
}

function Office({ address, hours }: LocalOperator) {
	const { ways: texts } = useTexts(contactTexts);
	if (!address && !hours) return null;
	return (
		<Way heading={texts.office}>
			<p className="text-ink-soft">
				{address}
				{address && hours ? <br /> : null}
				{hours ? <Words of={hours} /> : null}
			</p>
		</Way>
	);
}

function Way({ id, heading, children }: { id?: string; heading: string; children: ReactNode }) {
	return (
		<section id={id} className="border-t-2 border-dotted border-dune pt-4">
			<h2 className="mb-1.5 text-xl">{heading}</h2>
			{children}
		</section>
	);
}
