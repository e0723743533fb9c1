import { useRef } from "react";
import { useFetcher } from "react-router";
import { settingsTexts } from "#app/messages/staff/office/settings.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/form/field.tsx";
import type { Frame } from "#app/ui/form/field-frame.tsx";
import { useIsHydrated } from "#app/ui/hydration.ts";
import type { MarkdownBlock } from "./legal-text.server.ts";
import { MarkdownBlocks } from "./markdown-blocks.tsx";

const { legalPreview: texts } = settingsTexts;

/** A text in Markdown, with what guests will see; the server reads it, so that no page carries the reader. */
export function LegalTextField({
	label,
	lang,
	...field
}: Frame & { label: string; lang: string; defaultValue: string | undefined }) {
	const area = useRef<HTMLTextAreaElement>(null);
	const fetcher = useFetcher<{ blocks: MarkdownBlock[] }>();
	const show = () =>
		fetcher.submit(
			{ text: area.current?.value ?? "" },
			{ method: "post", action: "/dashboard/settings/preview" },
		);
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-3">
			<TextArea {...field} label={label} lang={lang} rows={6} ref={area} />
			{useIsHydrated() ? (
				<div>
					<Button type="button" onClick={show}>
						{texts.show({ label })}
					</Button>
				</div>
			) : null}
			<div aria-live="polite">
				{fetcher.data ? (
					<div
						lang={lang}
						className="grid max-w-[40rem] grid-cols-[minmax(0,1fr)] gap-3.5 rounded-md border border-line bg-page p-4 wrap-anywhere"
					>
						{fetcher.data.blocks.length > 0 ? (
							<MarkdownBlocks blocks={fetcher.data.blocks} />
						) : (
							texts.empty
						)}
					</div>
				) : null}
			</div>
		</div>
	);
}
