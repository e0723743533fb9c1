import {
	Body,
	Button,
	Container,
	Head,
	Heading,
	Hr,
	Html,
	Img,
	Link,
	Preview,
	Section,
	Text,
} from "@react-email/components";
import { createContext, Fragment, type ReactNode, useContext } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "#app/messages/languages.ts";
import { pathIn } from "#app/messages/localized-address.ts";
import { siteFrameTexts } from "#app/messages/texts.ts";

const ink = "#14262e";
const soft = "#47575e";
const serif = '"Young Serif", Georgia, serif';
const sans = "Figtree, system-ui, -apple-system, Segoe UI, sans-serif";

/** Mail programs ignore style sheets, so each element has its own styles. */
export const mailStyles = {
	text: { color: ink, fontFamily: sans, fontSize: "17px", lineHeight: "1.55", margin: "0 0 14px" },
	soft: { color: soft, fontFamily: sans, fontSize: "15px", lineHeight: "1.5", margin: "0 0 10px" },
	heading: { color: ink, fontFamily: serif, fontSize: "28px", fontWeight: 400, margin: "0 0 12px" },
	time: { color: "#0e4a63", fontFamily: serif, fontSize: "64px", lineHeight: "1", margin: "0" },
	place: { color: ink, fontFamily: serif, fontSize: "22px", lineHeight: "1.3", margin: "6px 0 0" },
	link: { color: "#0e4a63" },
} as const;

/** The operator's accent. */
const Accent = createContext<string | null>(null);

/** The one thing to do next. */
export function MailButton({ href, children }: { href: string; children: ReactNode }) {
	const style = {
		backgroundColor: useContext(Accent) ?? "#cf4023",
		borderRadius: "99px",
		color: "#ffffff",
		display: "inline-block",
		fontFamily: sans,
		fontSize: "17px",
		fontWeight: 650,
		padding: "14px 26px",
		textDecoration: "none",
	};
	return (
		<Button href={href} style={style}>
			{children}
		</Button>
	);
}

/** The sender, for the last lines of a mail; "" is what nobody has told, and is left out. */
export interface MailSignature {
	name: string;
	email: string;
	phone: string;
	/** A line of the operator's above the name. */
	signature?: string | null;
	accent?: string | null;
	/** Stands above the heading; mail programs show no SVG. */
	mark?: { url: string; width: number; height: number } | null;
	/** Public origin, for the links to terms and privacy. */
	siteUrl?: string;
}

/** The signature of the plain text version. */
export function signatureText(
	{ name, email, phone, signature, siteUrl }: MailSignature,
	language: Language,
): string {
	const legal = legalPages(siteUrl, language).map(
		({ label, url }) => `${label}${language === "fr" ? "\u00a0" : ""}: ${url}\n`,
	);
	const ways = [phone, email].filter(Boolean).join(" · ");
	const lines = [signature, name, ways].filter(Boolean).map((line) => `${line}\n`);
	return [...lines, ...legal].join("");
}

function legalPages(
	siteUrl: string | undefined,
	language: Language,
): { label: string; url: string }[] {
	if (!siteUrl) return [];
	const { terms, privacy, imprint } = siteFrameTexts[language];
	const page = (path: string) => siteUrl + pathIn(language, path);
	return [
		{ label: terms, url: page("/legal/terms") },
		{ label: privacy, url: page("/legal/privacy") },
		{ label: imprint, url: page("/legal/imprint") },
	];
}

export function MailFrame({
	preview,
	heading,
	signature,
	language,
	children,
}: {
	/** Preview text that a mail program shows beside the subject. */
	preview: string;
	heading: string;
	signature: MailSignature;
	language: Language;
	children: ReactNode;
}) {
	return (
		<Html lang={language}>
			<Head />
			<Preview>{preview}</Preview>
			<Body style={{ backgroundColor: "#fbf6ec", margin: 0, padding: "24px 12px" }}>
				<Container style={{ backgroundColor: "#fffdf6", borderRadius: "20px", maxWidth: "560px" }}>
					<Section style={{ padding: "32px 28px" }}>
						<MailMark {...signature} />
						<Heading as="h1" style={mailStyles.heading}>
							{heading}
						</Heading>
						<Accent value={signature.accent ?? null}>{children}</Accent>
						<Hr style={{ border: 0, borderTop: "3px dotted #ebc88d", margin: "24px 0 16px" }} />
						<Text style={mailStyles.soft}>
							<Signature {...signature} language={language} />
						</Text>
					</Section>
				</Container>
			</Body>
		</Html>
	);
}

/** Lines that nobody has told are left out. */
function Signature({
	name,
	email,
	phone,
	signature,
	siteUrl,
	language,
}: MailSignature & { language: Language }) {
	const pages = legalPages(siteUrl, language).map(({ label, url }) => ({ label, href: url }));
	const ways = [
		{ label: phone, href: `tel:${phone.replaceAll(" ", "")}` },
		{ label: email, href: `mailto:${email}` },
	].filter(({ label }) => label);
	return [
		signature,
		name,
		ways.length > 0 && <Links key="ways" links={ways} />,
		pages.length > 0 && <Links key="pages" links={pages} />,
	]
		.filter(Boolean)
		.map((line, index) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: written once, never reordered
			<Fragment key={index}>
				{index === 0 ? null : <br />}
				{line}
			</Fragment>
		));
}

function Links({ links }: { links: { label: string; href: string }[] }) {
	return links.map(({ label, href }, index) => (
		<Fragment key={href}>
			{index === 0 ? null : " · "}
			<Link href={href} style={mailStyles.link}>
				{label}
			</Link>
		</Fragment>
	));
}

function MailMark({ mark, siteUrl }: MailSignature) {
	if (!siteUrl || !mark?.url.endsWith(".png")) return null;
	const height = 40;
	return (
		<Img
			src={siteUrl + mark.url}
			alt=""
			width={Math.round((mark.width / mark.height) * height)}
			height={height}
			style={{ marginBottom: "18px" }}
		/>
	);
}

export function renderMail(mail: ReactNode): string {
	return `<!doctype html>${renderToStaticMarkup(mail)}`;
}
