import { FirmMark } from "#app/configuration/firm-mark.tsx";
import { useSiteName } from "#app/configuration/site-config.ts";
import { useLocalPath } from "#app/messages/use-language.tsx";

export function Logo({ className = "text-ink" }: { className?: string }) {
	const localPath = useLocalPath();
	const name = useSiteName();
	return (
		<a
			href={localPath("/")}
			className={`inline-flex min-h-11 min-w-0 items-center gap-2.5 font-display text-[1.3rem]/none tracking-[-0.02em] no-underline ${className}`}
		>
			<FirmMark className="h-10 max-w-32" />
			{name}
		</a>
	);
}
