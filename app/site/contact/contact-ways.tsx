import type { ReactNode } from "react";
import { useOperator } from "#app/configuration/site-config.ts";
import { Words } from "#app/messages/own-words.tsx";

export function ContactWays() {
	const operator = useOperator();
	return (
		<aside aria-label="Other ways to reach us" className="grid content-start gap-8">
			<div className="aspect-[3/2] overflow-hidden rounded-lg bg-sand">
				<img
					src="/art/kayak.svg"
					alt=""
					width="960"
					height="960"
					className="size-full object-cover object-[50%_80%]"
				/>
			</div>
			<Way heading="Call or write">
				<p>
					<a
						href={`tel:${operator.phone.replaceAll(" ", "")}`}
						className="inline-block py-1 text-xl/tight font-[650] no-underline hover:underline"
					>
						{operator.phone}
					</a>
					<br />
					<a href={`mailto:${operator.email}`} className="inline-block py-1 font-semibold">
						{operator.email}
					</a>
				</p>
			</Way>
			<Way heading="The office">
				<p className="text-ink-soft">
					{operator.address}
					<br />
					<Words of={operator.hours} />
				</p>
			</Way>
			<Way id="pickup" heading="Where we pick you up">
				<p className="text-ink-soft">
					<a href="/excursion/excursions#pickup-points">All pickup points</a> with their trips and
					times; your voucher names yours. Be there five minutes early; the van waits another five.
					If you don’t see it, call us.
				</p>
			</Way>
			<Way id="voucher" heading="Find my booking">
				<p className="text-ink-soft">
					Your voucher is behind the link in the confirmation mail. If the mail is lost,{" "}
					<a href="/booking">ask for the link again</a>.
				</p>
			</Way>
		</aside>
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
