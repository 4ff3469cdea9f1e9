#!/bin/sh
# Writes the digest that each image of images.env has at its registry now behind its name, so that what runs is what was looked
# at. All of them or, where one is not said, none. Needs docker, and a way to the registry.
set -eu
cd "$(dirname "$0")"
trap 'rm -f images.env.new' EXIT
while IFS='=' read -r name image; do
  tag=${image%@*}
  digest=$(docker buildx imagetools inspect "$tag" --format '{{.Manifest.Digest}}')
  case $digest in
    sha256:*) printf '%s=%s@%s\n' "$name" "$tag" "$digest" ;;
    *)
      echo "No digest of $tag" >&2
      exit 1
      ;;
  esac
done <images.env >images.env.new
mv images.env.new images.env
