import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { legalPagesTexts, siteFrameTexts } from "#app/messages/texts.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import type { LegalAddition } from "#app/settings/legal/legal-text.server.ts";
import { MarkdownBlocks } from "#app/settings/legal/markdown-blocks.tsx";

/** Each at the address `/legal/{name}`. */
export const legalPages = ["terms", "privacy", "imprint"] as const;

/** Layout of the legal pages: the binding text in one column, a summary beside it. */
export function LegalPage({
	title,
	lead,
	clauses = [],
	addition,
	children,
}: {
	title: string;
	lead?: ReactNode;
	/** Headings, for the table of contents on a wide screen. */
	clauses?: readonly Clause[];
	/** What the operator adds. */
	addition: LegalAddition | null;
	children?: ReactNode;
}) {
	const { pathname } = useLocation();
	const texts = useTexts(legalPagesTexts);
	const names = useTexts(siteFrameTexts);
	const localPath = useLocalPath();
	return (
		<div className="wrap pt-[clamp(1.5rem,4vw,3rem)] pb-(--space-section)">
			<h1>{texts.heading}</h1>
			<nav aria-label={texts.navigation} className="mt-5 mb-12">
				<ul className="flex flex-wrap gap-2">
					{legalPages.map((name) => (
						<li key={name}>
							<a
								href={localPath(`/legal/${name}`)}
								aria-current={pathname === `/legal/${name}` ? "page" : undefined}
								className="inline-flex min-h-11 items-center rounded-full border-[1.5px] border-edge px-5 py-1 font-semibold text-ink no-underline hover:bg-foam aria-[current]:border-ocean aria-[current]:bg-ocean aria-[current]:text-on-ocean"
							>
								{names[name]}
							</a>
						</li>
					))}
				</ul>
			</nav>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-[clamp(2rem,4vw,4rem)] lg:grid-cols-[14rem_minmax(0,1fr)]">
				<Contents clauses={clauses} />
				<article
					aria-labelledby="legal-title"
					className="grid grid-cols-[minmax(0,1fr)] content-start gap-10 lg:col-start-2"
				>
					<header className="grid gap-2.5">
						<h2 id="legal-title" className="text-[clamp(2rem,1.5rem+2vw,3rem)]">
							{title}
						</h2>
						{lead ? <p className="text-ink-soft">{lead}</p> : null}
					</header>
					{clauses.map((clause, index) => (
						<TextWithSummary key={clause.id} clause={clause} number={index + 1} />
					))}
					{children}
					{addition ? (
						<section
							lang={addition.language}
							className="grid max-w-[40rem] grid-cols-[minmax(0,1fr)] gap-3.5 border-t-2 border-dotted border-dune pt-8 wrap-anywhere"
						>
							<MarkdownBlocks blocks={addition.blocks} />
						</section>
					) : null}
				</article>
			</div>
		</div>
	);
}

export interface Clause {
	id: string;
	heading: string;
	/** A summary; the full text is binding. */
	means: ReactNode;
	text: ReactNode;
}

function Contents({ clauses }: { clauses: readonly Clause[] }) {
	const texts = useTexts(legalPagesTexts);
	if (clauses.length === 0) return null;
	return (
		<nav
			aria-label={texts.onThisPage}
			className="sticky top-6 hidden max-h-[calc(100vh-3rem)] self-start overflow-auto text-sm lg:block print:hidden"
		>
			<ol>
				{clauses.map(({ id, heading }, index) => (
					<li key={id}>
						<a href={`#${id}`} className="block py-1.5 no-underline hover:underline">
							{index + 1}. {heading}
						</a>
					</li>
				))}
			</ol>
		</nav>
	);
}

/** On a phone the summary comes first; on a wide screen it is beside the text. */
function TextWithSummary({
	clause: { id, heading, means, text },
	number,
}: {
	clause: Clause;
	number: number;
}) {
	const texts = useTexts(legalPagesTexts);
	return (
		<section
			id={id}
			aria-labelledby={`${id}-title`}
			className="grid scroll-mt-6 grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[minmax(0,40rem)_minmax(13rem,17rem)] sm:gap-x-[clamp(1.5rem,3vw,3rem)]"
		>
			<h3 id={`${id}-title`} className="text-xl sm:col-span-2">
				{number}. {heading}
			</h3>
			<div className="self-start rounded-md bg-foam px-5 py-4 leading-normal text-on-foam sm:col-start-2">
				<b className="mb-1 block font-display text-[1.1rem]/[1.3] font-normal">
					{texts.whatThisMeans}
				</b>
				{means}
			</div>
			<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3.5 wrap-anywhere sm:col-start-1 sm:row-start-2 [&_li]:py-0.5 [&_ul]:list-disc [&_ul]:pl-5">
				{text}
			</div>
		</section>
	);
}
