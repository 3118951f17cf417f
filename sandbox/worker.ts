export default { fetch: () => new Response('sandbox') };
