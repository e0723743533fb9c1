import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { RichText } from "#app/messages/rich-text.tsx";
import { smallPrintTexts } from "#app/messages/texts.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { totemButton } from "#app/totem/totem-button.ts";
import { queryClient } from "#app/ui/query/query-client.ts";

type LegalText = "terms" | "privacy";

/** What a guest agrees to by booking. The texts open above the screen, which no link may leave. */
export function SmallPrint() {
	const { agree } = useTexts(smallPrintTexts);
	const [open, setOpen] = useState<LegalText | null>(null);
	const opener = (name: LegalText) => (words: string) => (
		<button
			type="button"
			onClick={() => setOpen(name)}
			className="min-h-[56px] min-w-[56px] font-[650] text-ocean underline decoration-1 underline-offset-4"
		>
			{words}
		</button>
	);
	return (
		<>
			<p className="max-w-none text-sm/none text-ink-soft">
				<RichText text={agree} parts={{ terms: opener("terms"), privacy: opener("privacy") }} />
			</p>
			{open ? <LegalSheet name={open} close={() => setOpen(null)} /> : null}
		</>
	);
}

function LegalSheet({ name, close }: { name: LegalText; close: () => void }) {
	const texts = useTexts(smallPrintTexts);
	const path = useLocalPath()(`/legal/${name}`);
	const dialog = useRef<HTMLDialogElement>(null);
	const place = useRef<HTMLDivElement>(null);
	const { data: article, isError } = useQuery(
		{
			queryKey: ["legal", path],
			queryFn: ({ signal }) => readArticle(path, signal),
			networkMode: "always",
			// a guest who waits is told at once, and may touch again
			retry: false,
		},
		queryClient(),
	);
	useEffect(() => dialog.current?.showModal(), []);
	useEffect(() => {
		if (article) place.current?.replaceChildren(article.cloneNode(true));
	}, [article]);
	return (
		<dialog
			ref={dialog}
			// the heading of the text that was read
			aria-labelledby="legal-title"
			onClose={close}
			className="m-auto h-[86dvh] w-[min(44rem,90vw)] grid-rows-[minmax(0,1fr)_auto] gap-6 rounded-lg bg-paper p-[2rem] text-left text-ink shadow-lift backdrop:bg-abyss/72 open:grid"
		>
			<section
				aria-labelledby="legal-title"
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
				tabIndex={0}
				className="min-h-0 overflow-y-auto"
			>
				<p role="status">{article ? "" : isError ? texts.notRead : texts.loading}</p>
				{/* the site's page has two columns, for which the sheet is too narrow */}
				<div
					ref={place}
					className="[&_section]:grid-cols-[minmax(0,1fr)]! [&_section>*]:col-auto! [&_section>*]:row-auto!"
				/>
			</section>
			<button
				type="button"
				onClick={() => dialog.current?.close()}
				className={totemButton("next", "justify-self-center")}
			>
				{texts.close}
			</button>
		</dialog>
	);
}

/** A network of a lobby may take a request and never answer. */
const patienceMilliseconds = 8000;

/**
 * The text of one of the site's legal pages. Its links are plain words: none of them may lead away from the
 * totem.
 */
async function readArticle(path: string, signal: AbortSignal): Promise<Element> {
	const response = await fetch(path, {
		signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMilliseconds)]),
	});
	const page = new DOMParser().parseFromString(await response.text(), "text/html");
	const article = response.ok ? page.querySelector("article") : null;
	if (!article) throw new Error(`${path} answered ${response.status} without a text`);
	for (const link of article.querySelectorAll("a")) link.replaceWith(...link.childNodes);
	return article;
}
