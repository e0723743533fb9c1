/** Decorative, because the provider's name stands beside it. */
export function ProviderLogo({ id }: { id: string }) {
	return (
		<img src={`/providers/${id}.svg`} alt="" width={20} height={20} className="size-5 flex-none" />
	);
}
