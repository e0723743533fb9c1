import { href } from "react-router";
import { useOperator } from "#app/configuration/site-config.ts";
import { Words } from "#app/messages/operator-words.tsx";
import { RichText } from "#app/messages/rich-text.tsx";
import { homeTexts } from "#app/messages/texts.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { phoneLink } from "#app/ui/format/phone-links.ts";

export function HomeContact() {
	const operator = useOperator();
	const { contact: texts } = useTexts(homeTexts);
	const localPath = useLocalPath();
	return (
		<section id="contact" aria-labelledby="contact-heading" className="section">
			<div className="wrap grid items-center gap-8 lg:grid-cols-[7fr_6fr] lg:gap-[clamp(3rem,6vw,6rem)]">
				<div className="aspect-[16/10] overflow-hidden rounded-lg bg-sand">
					<img
						src="/art/whales.svg"
						alt=""
						width="960"
						height="960"
						loading="lazy"
						className="size-full object-cover object-[50%_62%]"
					/>
				</div>
				<div>
					<h2 id="contact-heading">{texts.heading}</h2>
					<p className="mt-3.5 text-lg/normal text-ink-soft">
						<RichText
							text={texts.lead({ hours: operator.hours?.words ?? "" })}
							parts={{ hours: () => operator.hours && <Words of={operator.hours} /> }}
						/>
					</p>
					<p className="mt-8">
						{operator.phone ? (
							<>
								<a
									href={phoneLink(operator.phone)}
									className="inline-block py-1 text-xl/tight font-[650] no-underline hover:underline"
								>
									{operator.phone}
								</a>
								<br />
							</>
						) : null}
						<a
							href={localPath(href("/excursion/contact"))}
							className="inline-block py-1 font-semibold"
						>
							{texts.write}
						</a>
					</p>
				</div>
			</div>
		</section>
	);
}
