import { Fragment, type ReactNode } from "react";
import { href } from "react-router";
import type { LocalOperator } from "#app/configuration/operator.ts";
import { useOperator, useSiteConfig } from "#app/configuration/site-config.ts";
import { Words } from "#app/messages/operator-words.tsx";
import { siteFrameTexts } from "#app/messages/texts.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { phoneLink } from "#app/ui/format/phone-links.ts";
import { Logo } from "./bare-frame.tsx";
import { legalPages } from "./legal/legal-page.tsx";

export function SiteFooter() {
	const operator = useOperator();
	const texts = useTexts(siteFrameTexts);
	const { categories } = useSiteConfig();
	const localPath = useLocalPath();
	return (
		<footer className="dark bg-abyss pt-14 print:hidden pb-10 text-sm text-on-abyss [&_a]:text-white">
			<div className="wrap">
				<div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-8">
					<div>
						<Logo />
						<p>{texts.welcome}</p>
					</div>
					<Links heading={texts.trips}>
						{categories.map(({ key, name }) => (
							<FooterLink key={key} to={`${href("/excursion/excursions")}?category=${key}`}>
								{name}
							</FooterLink>
						))}
					</Links>
					<Links heading={texts.help}>
						<FooterLink to={href("/booking")}>{texts.findMyBooking}</FooterLink>
						<FooterLink to={`${href("/excursion/excursions")}#pickup-points`}>
							{texts.pickupPoints}
						</FooterLink>
						<FooterLink to={href("/excursion/contact")}>{texts.contact}</FooterLink>
					</Links>
					<Office operator={operator} />
				</div>
				<p className="mt-10 flex max-w-none flex-wrap justify-between gap-x-8 gap-y-2 border-t border-on-abyss/25 pt-5">
					<span>{operator.licence ? <Words of={operator.licence} /> : null}</span>
					<span>
						{legalPages.map((name) => (
							<Fragment key={name}>
								<span className="whitespace-nowrap">
									<a href={localPath(`/legal/${name}`)} className={link}>
										{texts[name]}
									</a>
									{" ·"}
								</span>{" "}
							</Fragment>
						))}
						<a href={href("/app_login")} className={link}>
							{texts.staff}
						</a>
					</span>
				</p>
			</div>
		</footer>
	);
}

const link = "inline-block py-1 no-underline hover:underline";

/** Nothing where the operator has told nothing. */
function Office({
	operator: { address, hours, phone, email, socialLinks },
}: {
	operator: LocalOperator;
}) {
	const texts = useTexts(siteFrameTexts);
	if (!(address || hours || phone || email || socialLinks.length > 0)) return null;
	return (
		<Links heading={texts.office}>
			<Line>{address}</Line>
			<Line>{hours && <Words of={hours} />}</Line>
			<Line>
				{phone && (
					<a className={link} href={phoneLink(phone)}>
						{phone}
					</a>
				)}
			</Line>
			<Line>
				{email && (
					<a className={link} href={`mailto:${email}`}>
						{email}
					</a>
				)}
			</Line>
			{socialLinks.map((page) => (
				<Line key={page}>
					<a className={link} href={page} rel="me">
						{new URL(page).hostname.replace(/^www\./, "")}
					</a>
				</Line>
			))}
		</Links>
	);
}

/** Left out where nothing is told. */
function Line({ children }: { children: ReactNode }) {
	return children ? <li>{children}</li> : null;
}

function Links({ heading, children }: { heading: string; children: ReactNode }) {
	return (
		<div>
			<h2 className="sr-only">{heading}</h2>
			<ul>{children}</ul>
		</div>
	);
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
	const localPath = useLocalPath();
	return (
		<li>
			<a href={localPath(to)} className={link}>
				{children}
			</a>
		</li>
	);
}
